// Texts of API keys. Terms: docs/languages.md.
export default {
  apiKeys: 'API keys',
  onlyAdministrators: 'API keys are for administrators',
  onlyAdministratorsMore: 'An administrator of your company makes and revokes them here.',
  notLoaded: 'The keys could not be loaded',
  loadingKeys: 'Loading the keys',
  newKey: 'New key',
  noKeys: 'No keys yet',
  noKeysMore:
    'A key lets your own software import orders, read plans or send positions, and nothing that you did not tick.',
  test: 'Test',
  everything: 'everything its creator may',
  atMost: 'at most {calls} calls per minute',
  fromPages: 'from pages of {origins}',
  lastUsed: 'Last used {time}',
  neverUsed: 'Never used',
  madeAt: 'made {time}',
  madeBy: 'made {time} by {name}',
  revoke: 'Revoke',
  revokeQuestion: 'Revoke {name}?',
  revokeEffect: 'Programs that use this key are refused at once. This cannot be undone.',
  noLongerWorks: '{name} no longer works',
  nothingChanged: 'Nothing changed',

  // Form
  newApiKey: 'New API key',
  yourNewKey: 'Your new key',
  bearerHint: 'Send it as a Bearer token, never in an address.',
  createKey: 'Create key',
  notCreated: 'The key could not be created',
  name: 'Name',
  nameHint: 'The system that will use it',
  itMay: 'It may',
  sendPositions: 'send positions of vehicles',
  callsPerMinute: 'Calls per minute',
  callsPerMinuteHint: 'Leave empty for no limit of its own',
  origins: 'Pages that may call with it',
  originsHint:
    'One origin per line, such as https://shop.example. Leave empty for programs. Visitors of a page can read its key',
  testKey: 'Test key',
  testKeyMore:
    'Works in a sandbox with orders, vehicles and plans of its own: nothing is sent to anybody, and webhooks made with it hear test events only.',
} as const
