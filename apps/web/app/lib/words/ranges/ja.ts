// Japanese texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: '到着時間帯',
  calibrated: '{aim}の時間帯は、{count, plural, other {#件の到着}}のうち{share}で的中しました。',
  uncalibrated:
    '1時間前に表示した時間帯は、{count, plural, other {#件の到着}}のうち{share}で的中しました。到着が{least}件になると{aim}を目標にします。',
  unknown:
    'これまで{count, plural, other {#件の到着}}です。{least}件に達すると、時間帯がどれだけ的中したかをここに表示します。',
} satisfies Translation<typeof en>
