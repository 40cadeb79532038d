// Italian texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'In questa pagina',
  inEnglish: 'Questo documento è in inglese.',
  notLoaded: 'Impossibile caricare questo testo.',
  tryAgain: 'Riprova',
} satisfies Translation<typeof en>
