// Chinese texts of what a driver said about an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: '正在加载司机的报告',
  whatDriverSaid: '司机的报告',
  driver: '司机',
  dispatch: '调度',
  recipient: '收件人',
  received: '{time}收到',
  afterCancelled: '取消之后',
  toldOtherwise: '之前报告不同',

  // Events
  vehicleChecked: '车辆已检查',
  shiftStarted: '班次开始',
  loaded: '已装车',
  arrived: '已到达',
  delivered: '已送达',
  partlyDelivered: '部分送达',
  notDelivered: '未送达',
  takenBack: '已带回',
  breakStarted: '休息开始',
  breakEnded: '休息结束',
  reordered: '站点顺序已更改',
  refuelled: '已加油',
  incidentReported: '已上报事件',
  contacted: '已致电或留言',
  shiftEnded: '班次结束',
  note: '备注',

  // Proof
  handedTo: '交给：{place}',
  nameIs: '姓名：{name}',
  houseNumber: '门牌号：{number}',
  pinChecked: '已核对PIN码',
  ageChecked: '已核对年龄',
  scanned: '已扫描{code}',
  inVanFrontLeft: '车内：左前',
  inVanFrontRight: '车内：右前',
  inVanMiddleLeft: '车内：左中',
  inVanMiddleRight: '车内：右中',
  inVanRearLeft: '车内：左后',
  inVanRearRight: '车内：右后',
  parcels: '{count, plural, other {已交付#个包裹}}',
  items: '已交付：{items}',
  collected: '已收款{amount}',
  signature: '签名',
  downloadSignature: '下载签名',
  signatureMissing: '缺少签名',
  photo: '照片',
  downloadPhoto: '下载照片',
  photoMissing: '缺少照片',
  disputePack: '下载争议资料包',
  packHolds: '承诺时间、通知、门口轨迹、扫描、照片和签名合为一个文件。审计日志保存其封印。',
  packNotMade: '无法下载争议资料包',
} satisfies Translation<typeof en>
