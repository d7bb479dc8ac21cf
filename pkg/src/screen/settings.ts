// The host's settings, and their transfer to a card.
import { DEFAULTS as GENERATED } from '../../../target/generated/element-lists.js';
import type { Round } from '../rounds/round.js';
import { serverOf } from '../rounds/server.js';
import type { ElicitationSettings } from '../rounds/types.js';
import { ENGLISH } from './catalogs.js';
import type { Catalog } from './languages.js';

export const DEFAULTS = GENERATED as ElicitationSettings;

/** Returns the host's settings as JSON text for a card. */
export function settingsText(
  settings: ElicitationSettings,
  locale: string,
  catalog: Catalog | undefined,
  round: Round,
  key: string | undefined,
) {
  const { language, messages } = catalog ?? ENGLISH;
  return JSON.stringify({
    ...settings,
    language,
    locale,
    messages: messages || settings.messages ? { ...messages, ...settings.messages } : undefined,
    refusesSecrets: settings.sensitive === 'refuse',
    server: serverOf(round, settings),
    step: round.place,
    suggested: round.suggested,
    approval: round.options.approvals?.[Number(key)],
    isAgentsQuestion: !!round.options.isAgentsQuestion,
  });
}
