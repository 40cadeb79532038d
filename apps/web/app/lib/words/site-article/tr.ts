// Turkish texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'Bu sayfada',
  inEnglish: 'Bu belge İngilizcedir.',
  notLoaded: 'Bu metin yüklenemedi.',
  tryAgain: 'Yeniden dene',
} satisfies Translation<typeof en>
