/** Which model is asked, with the key or address that it needs, and its price. */
export const modelChoice = {
  provider: 'Provider',
  model: 'Model',
  modelName: 'Model name',
  modelHint: 'As your server calls it, such as {{example}}.',
  keys: {
    'no-key':
      'There is no API key for {{provider}}, neither in this tab nor on the server. It stays in this tab.',
    'of-another': 'The key in this tab is not one of {{provider}}.',
    'no-address': 'Name the address of your server.',
  },
  newKey: 'Another API key for {{provider}}',
  noAddress: 'Name the address of your server.',
  noModel: 'Name the model.',
  about: 'About {{usd}}',
  tiny: 'Less than {{usd}}',
} as const;
