// `mcp-elicitation/jsx`: types of <mcp-elicitation> for templates, which `mcp-elicitation` exports too. With them
// React, Preact, Solid, Vue and Svelte know the element. Frameworks that are not installed are skipped.
import type { ElicitationElement, ElicitationEvent } from './dialogue/elicitation-element.js';
import type { ElicitationSettings, McpElicitationEventMap } from './rounds/types.js';

/** The properties of the element. */
export type ElicitationProperties = Partial<ElicitationSettings> & {
  request?: ElicitationElement['request'] | undefined;
  requests?: ElicitationElement['requests'] | undefined;
};

/** The properties, and the events as React 19, Preact and Svelte name them: `onelicit-result`. */
export type ElicitationAttributes = ElicitationProperties & {
  [Type in keyof McpElicitationEventMap as `on${Type}`]?: (event: ElicitationEvent<Type>) => void;
};

/** The properties and the events as Solid names them. */
export type SolidElicitationAttributes = {
  [Name in keyof ElicitationProperties as `prop:${Name}`]?: ElicitationProperties[Name];
} & { [Type in keyof McpElicitationEventMap as `on:${Type}`]?: (event: ElicitationEvent<Type>) => void };

/** `elicit-open-url` as `ElicitOpenUrl`. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Camel<Rest>}`
  : Capitalize<Name>;

/** The properties and the events as Vue names them: `onElicitResult`. */
export type VueElicitationProps = ElicitationProperties & {
  [Type in keyof McpElicitationEventMap as `on${Camel<Type>}`]?: (event: ElicitationEvent<Type>) => void;
};

/** @ts-ignore */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** @ts-ignore */
      'mcp-elicitation': import('react').HTMLAttributes<ElicitationElement> &
        import('react').RefAttributes<ElicitationElement> &
        ElicitationAttributes;
    }
  }
}

/** @ts-ignore */
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'mcp-elicitation': ElicitationAttributes & { [attribute: string]: any };
    }
  }
}

/** @ts-ignore */
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'mcp-elicitation': SolidElicitationAttributes & { [attribute: string]: any };
    }
  }
}

/** @ts-ignore */
declare module 'vue' {
  interface GlobalComponents {
    'mcp-elicitation': new () => { $props: VueElicitationProps };
  }
}

declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      'mcp-elicitation': ElicitationAttributes & { [attribute: string]: any };
    }
  }
}
