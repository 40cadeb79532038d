// Japanese texts of the product's six features, on the home page and the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  oneProduct: '注文から玄関先まで、ひとつの製品で',
  planningTitle: 'AIによるルート計画',
  planningShort:
    '200件の配達先が、時間帯、勤務、積載のすべてを守るルートになります。組み込めなかったものは、理由といちばん小さな解決策を添えて一覧に出ます。',
  trackingTitle: 'リアルタイム追跡と通知',
  trackingShort:
    '位置が届くたびに車両が動きます。遅れそうな配達先は遅れる前に表示され、受取人には30分前に貴社から知らせが届きます。',
  analyticsTitle: '分析ダッシュボード',
  analyticsShort:
    '走り終えた日の定時率、コスト、距離、時間。グラフはそれぞれひとつの問いに答え、表も付いています。',
  securityTitle: '企業向けセキュリティ',
  securityShort:
    '行単位まで役割で制御するアクセス権。ドライバーは自分のルートだけ、受取人は自分の荷物だけを見られ、他社の情報は誰にも見えません。',
  tenantsTitle: '複数企業の管理',
  tenantsShort: 'いくつもの車両部門をひとつ屋根の下に。ブランド、プラン、人、データはそれぞれ別です。',
  driverTitle: 'ドライバーアプリ',
  driverShort: '次の配達先が画面いっぱいに出ます。場所、時間、渡すもの。その下に残りのルートが順に並びます。',
  planScreen: '計画画面：地図、リスト、タイムラインに並ぶルート',
  liveScreen: 'ダーク表示のライブ画面：地図上の車両と遅れそうな配達先',
} satisfies Translation<typeof en>
