// Texts of members' roles, their rights, and refusals. Terms: docs/languages.md.
import { RIGHT_SENTENCES } from '@dropwise/contracts'

export default {
  // Roles of members
  admin: 'Administrator',
  dispatcher: 'Dispatcher',
  viewer: 'Viewer',
  driver: 'Driver',

  // What a right allows
  ...RIGHT_SENTENCES,

  // Refusals
  onlyAdministrators: 'Only administrators of the company may do this.',
  rightMissing: 'Your role lacks a right: {right}. Ask an administrator.',
  viewersChangeNothing: 'Viewers change nothing: ask a dispatcher or an administrator.',
} as const
