// Polish texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'Na tej stronie',
  inEnglish: 'Ten dokument jest w języku angielskim.',
  notLoaded: 'Nie udało się wczytać tego tekstu.',
  tryAgain: 'Spróbuj ponownie',
} satisfies Translation<typeof en>
