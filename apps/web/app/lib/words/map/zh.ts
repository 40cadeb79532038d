// Chinese texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: '当天实时地图',
  stop: '第{number}站',
  served: '已送达',
  failed: '失败',
  skipped: '已跳过',

  // Controls
  controls: '地图控件',
  zoomIn: '放大',
  zoomOut: '缩小',
  fitAll: '显示全部',
  asTable: '以表格显示',
  layers: '图层',
  scale: '比例尺：{distance}',
  sheetHeight: '高度：{sheet}',

  // Table
  shownAsTable: '地图内容（表格）',
  shown: '地图内容',
  inView: '显示{shown}/{total}',
  backToMap: '返回地图',
  what: '类型',
  route: '路线',
  name: '名称',
  state: '状态',

  // Marks
  depot: '仓库{name}',
  unserved: '未安排：{label}',
  yourAddress: '您的地址',
  atRisk: '{vehicle}，有风险',
  addCorner: '在{number}之后添加角点',
  corner: '角点{number}',
  closeOutline: '角点1：闭合轮廓',

  // No map here
  noStreetMap: '此处没有街道地图',
  outsideMaps: '{depot}不在本平台的任何街道地图范围内：距离按无道路估算，地址需要图钉或坐标。',
  mapRequested: '已于{day}申请地图',
  askForMap: '向平台所有者申请地图',
  requestSent: '申请已发送',
  ownerSees: '平台所有者可看到申请人及仓库位置。',
  requestNotSent: '申请未发送',
  noWebGl: '此浏览器无法绘制地图：缺少WebGL 2或已关闭。旁边的列表不受影响。',
  mapNotLoaded: '无法加载地图。旁边的列表不受影响。',
} satisfies Translation<typeof en>
