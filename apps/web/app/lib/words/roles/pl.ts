// Polish texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/pl'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Administrator',
  dispatcher: 'Dyspozytor',
  viewer: 'Tylko odczyt',
  driver: 'Kierowca',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'Mogą to zrobić tylko administratorzy firmy.',
  rightMissing: 'Twojej roli brakuje uprawnienia: {right}. Zwróć się do administratora.',
  viewersChangeNothing: 'Masz dostęp tylko do odczytu: zwróć się do dyspozytora lub administratora.',
} satisfies Translation<typeof en>
