// Arabic texts of the frame of articles.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onThisPage: 'في هذه الصفحة',
  inEnglish: 'هذه الوثيقة بالإنجليزية.',
  notLoaded: 'تعذّر تحميل هذا النص.',
  tryAgain: 'إعادة المحاولة',
} satisfies Translation<typeof en>
