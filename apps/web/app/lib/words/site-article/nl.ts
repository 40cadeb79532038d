// Dutch texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'Op deze pagina',
  inEnglish: 'Dit document is in het Engels.',
  notLoaded: 'Deze tekst kon niet worden geladen.',
  tryAgain: 'Opnieuw proberen',
} satisfies Translation<typeof en>
