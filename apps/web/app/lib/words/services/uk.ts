// Ukrainian names of the services that the status pages watch.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  signIn: 'Вхід',
  data: 'Дані',
  positions: 'Позиції наживо',
  planning: 'Рушій планування',
  maps: 'Карти й адреси',
  mail: 'Пошта',
} satisfies Translation<typeof en>
