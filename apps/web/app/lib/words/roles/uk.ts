// Ukrainian texts of members' roles, their rights, and refusals.
import rights from '@dropwise/contracts/right-words/uk'
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Адміністратор',
  dispatcher: 'Диспетчер',
  viewer: 'Спостерігач',
  driver: 'Водій',

  // What a right allows
  ...rights,

  // Refusals
  onlyAdministrators: 'Це можуть робити лише адміністратори компанії.',
  rightMissing: 'Вашій ролі бракує права: {right}. Зверніться до адміністратора.',
  viewersChangeNothing: 'Спостерігачі нічого не змінюють: зверніться до диспетчера або адміністратора.',
} satisfies Translation<typeof en>
