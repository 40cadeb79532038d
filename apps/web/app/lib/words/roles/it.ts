// Italian texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/it'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Amministratore',
  dispatcher: 'Operatore di centrale',
  viewer: 'Sola lettura',
  driver: 'Autista',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'Solo gli amministratori dell’azienda possono farlo.',
  rightMissing: 'Al tuo ruolo manca un diritto: {right}. Chiedi a un amministratore.',
  viewersChangeNothing: 'Sei in sola lettura: chiedi alla centrale o a un amministratore.',
} satisfies Translation<typeof en>
