// Japanese texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - 企業向け車両管理プラットフォーム',

  // First view
  noCardTrial: '{days, plural, other {#日間無料、カード不要}}',
  heroTitle: '最初の車が出る前に、1日の計画ができている。',
  heroLead:
    '配送車両のためのAIルート計画、リアルタイム追跡、通知。配送コストを最大{percent}パーセント削減します。',
  learnMore: '詳しく見る<hidden>：機能</hidden>',
  sampleDay: 'Ashmouthのサンプルの1日を、計画のとおりに描画',
  sampleStops: '{count, plural, other {配達先<b>#</b>件}}',
  sampleVans: '{count, plural, other {車両<b>#</b>台}}',
  sampleDistance: '<b>{distance}</b> km',

  // Figures
  inFigures: '数字で見る',
  upTo: '最大{percent}',
  lowerCost: '配送コスト削減',
  outOf: '{rating} / {best}',
  customerRating: 'お客様の評価',
  uptime: '稼働率',
  trialDays: '{days, plural, other {#日間}}',
  freeNoCard: '無料、クレジットカード不要',
  illustrative: '数字は一例です。実測値は稼働状況のページにあります。',

  // The planner in the page
  tryTitle: 'エンジンをここで試す',
  tryLead:
    '毎日の計画に使うものと同じエンジンが、このページで動きます。{stops}件の配達先を、まずファイルの順に、次にエンジンの計画で走ります。線は直線ですが、距離は道路に沿って測っています。データがブラウザーの外に出ることはありません。',
  optimize: '最適化する',
  loadingPlanner: 'エンジンを読み込み中',

  // The plan
  oneSelection: '地図、リスト、タイムラインの選択はひとつ',
  oneSelectionLead:
    '配達先をひとつ指すと、残りの2つも応えます。ルールに反したところは、その場所に超過分とともに赤く出ます。対応が必要なものは、いちばん小さな解決策とともに先頭に並びます。',
  reasons:
    '<b>断るのではなく、理由を。</b> <more>計画に入らない注文には、どのルールが妨げていて、どうすれば入るかが示されます。</more>',
  stopAnyTime: '<b>いつでも止められる。</b> <more>エンジンは改善の成果を示し、最良の計画を残します。</more>',
  realRoads:
    '<b>実際の道路で。</b> <more>一方通行も、右左折も、橋も、すべての所要時間に含まれています。</more>',

  // The live day
  lateTitle: '遅れる前に、遅れに気づく',
  lateLead: 'すべての車両、すべての約束、そして破れそうな約束を、深刻なものから順に。',

  // The recipient
  recipientTitle: '受取人に、ひとつの答えを',
  recipientLead:
    '追跡ページが、いつ届くかを伝えます。変わったときは、その理由も。次に、どこを、誰が、まだ何を変えられるか。貴社の色で、アカウントなしで。',
  seeTracking: '追跡ページを見る',
  trackingScreen: 'スマートフォンの追跡ページ：到着時刻、これまでの道のり、地図上の車両',

  // Testimonials
  whatDispatchersSay: '配車担当者の声',
  sampleTestimonials: 'サンプルの声',
  drawnPortrait: 'イラストの肖像',
  teaQuote:
    '「以前は夜の9時まで計画を立てていました。今はお茶をいれる前に計画ができていて、どの配達先がなぜその位置にあるのかもわかります。」',
  operationsManager: '{company} 運行管理者',
  reasonQuote: '「組み込めない注文の横に理由が出る。画面の何よりも、これのおかげで電話が減りました。」',
  founder: '{company} 創業者',
  printoutQuote:
    '「2日もすると、ドライバーは印刷した紙を欲しがらなくなりました。彼らにとって最高の褒め言葉です。」',
  headOfDispatch: '{company} 配車責任者',

  // Drawings of features
  owner: 'オーナー',
  dispatch: '配車',
  driver: 'ドライバー',
  recipient: '受取人',
  haveArrived: '到着しました',
} satisfies Translation<typeof en>
