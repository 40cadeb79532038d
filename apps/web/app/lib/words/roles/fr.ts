// French texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/fr'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Administrateur',
  dispatcher: 'Exploitant',
  viewer: 'Lecture seule',
  driver: 'Chauffeur',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'Seuls les administrateurs de l’entreprise peuvent le faire.',
  rightMissing: 'Il manque un droit à votre rôle : {right}. Demandez à un administrateur.',
  viewersChangeNothing: 'Vous êtes en lecture seule : demandez à l’exploitation ou à un administrateur.',
} satisfies Translation<typeof en>
