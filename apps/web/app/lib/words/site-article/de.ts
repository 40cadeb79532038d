// German texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'Auf dieser Seite',
  inEnglish: 'Dieses Dokument ist auf Englisch.',
  notLoaded: 'Dieser Text konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
} satisfies Translation<typeof en>
