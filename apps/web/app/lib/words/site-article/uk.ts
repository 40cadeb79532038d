// Ukrainian texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'На цій сторінці',
  inEnglish: 'Цей документ англійською мовою.',
  notLoaded: 'Не вдалося завантажити цей текст.',
  tryAgain: 'Спробувати ще раз',
} satisfies Translation<typeof en>
