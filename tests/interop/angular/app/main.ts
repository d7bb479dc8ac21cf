// The libraries are linked in the browser, because no bundler plugin does it here.
import '@angular/compiler';
import { CUSTOM_ELEMENTS_SCHEMA, Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { ElicitResult } from 'mcp-elicitation';
import 'mcp-elicitation';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <mcp-elicitation
      [request]="request"
      [server]="{ name: 'calendar' }"
      (elicit-result)="answer($event)"
    ></mcp-elicitation>
    <output>{{ results() }}</output>
  `,
})
export class App {
  protected readonly request = {
    message: 'Who?',
    requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  };
  protected readonly results = signal('[]');
  protected answer(event: CustomEvent<ElicitResult>) {
    this.results.set(JSON.stringify([event.detail]));
  }
}

bootstrapApplication(App);
