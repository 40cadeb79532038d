// German texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/de'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Administrator',
  dispatcher: 'Disponent',
  viewer: 'Leser',
  driver: 'Fahrer',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'Das dürfen nur Administratoren der Firma.',
  rightMissing: 'Deiner Rolle fehlt ein Recht: {right}. Frag einen Administrator.',
  viewersChangeNothing: 'Leser ändern nichts: Frag die Disposition oder einen Administrator.',
} satisfies Translation<typeof en>
