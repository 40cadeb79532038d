// Dutch texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/nl'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Beheerder',
  dispatcher: 'Planner',
  viewer: 'Meekijker',
  driver: 'Chauffeur',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'Alleen beheerders van het bedrijf mogen dit.',
  rightMissing: 'Je rol mist een recht: {right}. Vraag het een beheerder.',
  viewersChangeNothing: 'Meekijkers wijzigen niets: vraag het een planner of beheerder.',
} satisfies Translation<typeof en>
