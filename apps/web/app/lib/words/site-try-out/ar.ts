// Arabic texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'كما وردت',
  planned: 'بعد التخطيط',
  figures: '{distance}، {duration} قيادة',
  elapsed: '{seconds} من {total} ث',
  stopKeepBest: 'إيقاف مع الاحتفاظ بالأفضل',
  optimizeAgain: 'حسّن مرة أخرى',
  failed: 'لم تبدأ التجربة: {message}. المنتج نفسه يخطّط على الخادم ولا يعتمد على هذا.',
  failedSilently: 'لم تبدأ التجربة. المنتج نفسه يخطّط على الخادم ولا يعتمد على هذا.',
  routesOverStops:
    '{routes, plural, zero {# خط سير} one {خط سير واحد} two {خطا سير} few {# خطوط سير} many {# خط سير} other {# خط سير}}، {stops, plural, zero {# محطة} one {محطة واحدة} two {محطتان} few {# محطات} many {# محطة} other {# محطة}}',
} satisfies Translation<typeof en>
