// Hindi texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'इस पेज पर',
  inEnglish: 'यह दस्तावेज़ अंग्रेज़ी में है।',
  notLoaded: 'यह पाठ लोड नहीं हो सका।',
  tryAgain: 'फिर कोशिश करें',
} satisfies Translation<typeof en>
