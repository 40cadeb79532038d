// Chinese texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: '到达时段',
  calibrated: '我们的 {aim} 时段在 {count, plural, other {# 次到达}}中有 {share} 准确。',
  uncalibrated:
    '提前一小时显示的时段在 {count, plural, other {# 次到达}}中有 {share} 准确。积累 {least} 次到达后，时段将以 {aim} 为目标。',
  unknown: '目前有 {count, plural, other {# 次到达}}。满 {least} 次后，您可以在这里看到我们的时段有多准确。',
} satisfies Translation<typeof en>
