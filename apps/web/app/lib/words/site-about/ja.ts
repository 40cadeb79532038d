// Japanese texts of the pages about the company and its openings.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: '地図上の点ではなく、1日を計画します',
  lead: '{name}は、ものを届ける会社のためのプラットフォームです。',
  whatWeMake: '私たちが作るもの',
  whatWeMakeDay:
    '配達の1日を計画し、ドライバーに渡し、進み具合を見守り、待つ人に知らせます。配車担当は1日中開いておき、ドライバーは玄関から玄関への間に見て、受取人は一度だけ見ます。',
  whatWeMakePlanner:
    'その中心にある計画エンジンは自社製です。一方通行や橋、勤務や時間帯、車に積める量、約束の費用を知っており、収まらないときはその理由を示します。',
  howWeWork: '私たちの働き方',
  howWeWorkMeasure:
    '主張する前に測ります。どの計画も、最初のものと1行も共有しない別のプログラムが検査します。分からないことは推定と明記します。',
  howWeWorkBadDay:
    '悪い日のために作ります。圏外の電話、日付の形式が2つある表、12台の車が走っている間に終わるお試し。お試しが終わったりアカウントが停止されたりしても、走行中の日は最後まで進みます。',
  believe: '私たちの信条',
  believeReason: '理由を示すソフトウェアは信頼され、命令するソフトウェアは避けられます。',
  believeData: 'データは、それが示す会社のものです。',
  believeTime: '受取人にふさわしいのは、3通の親切なメッセージより、1つの正しい時刻です。',
  believeDriver: 'ドライバーは点ではありません。',
  talk: 'お話しください',
  talkMore: 'ご質問は<contact>連絡</contact>へ、チームの募集は<careers>採用情報</careers>にあります。',
  careersTitle: 'うまくいかなければならない1日に取り組む',
  careersLead: '{name}を作る仲間を2名募集しています。',
  engineer: 'ルート最適化エンジニア',
  engineerField: 'エンジニアリング',
  engineerPlace: 'リモート、UTC-8から+2',
  engineerLead: '今は10秒かかる計画をエンジンが1秒で見つけるようにし、それが正しいことを証明します。',
  engineerSearch: '大近傍探索、またはそれを学ぶ意欲',
  engineerCode: 'TypeScriptと、測定する根気',
  engineerReason: '11番の配達先が遅れる理由を配車担当に説明できる方',
  success: 'カスタマーサクセス、物流',
  successField: 'お客様',
  successPlace: 'リモート',
  successLead: '最初の朝に配車担当の隣に座り、困っていることをその人の言葉で持ち帰ります。',
  successPlanned: '紙、またはそれより大変な方法で、自ら1日を計画した経験',
  successCalm: '月曜日の6:40でも落ち着いていること',
  successLanguages: '英語とほかに1つの言語',
  fullTime: 'フルタイム',
  apply: '応募する',
  applyMore: '応募するを押すと連絡フォームが開きます。3つの文で十分です。',
} satisfies Translation<typeof en>
