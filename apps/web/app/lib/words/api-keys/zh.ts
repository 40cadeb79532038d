// Chinese texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'API 密钥',
  onlyAdministrators: 'API 密钥仅供管理员使用',
  onlyAdministratorsMore: '公司管理员在此创建和吊销密钥。',
  notLoaded: '无法加载密钥',
  loadingKeys: '正在加载密钥',
  newKey: '新建密钥',
  noKeys: '还没有密钥',
  noKeysMore: '密钥可让您的软件导入订单、读取计划或发送位置，仅限您勾选的内容。',
  test: '测试',
  everything: '创建者拥有的全部权限',
  atMost: '每分钟最多 {calls} 次调用',
  fromPages: '来自 {origins} 的页面',
  lastUsed: '上次使用 {time}',
  neverUsed: '从未使用',
  madeAt: '创建于 {time}',
  madeBy: '由 {name} 创建于 {time}',
  revoke: '吊销',
  revokeQuestion: '吊销 {name}？',
  revokeEffect: '使用此密钥的程序会立即被拒绝。无法撤销。',
  noLongerWorks: '{name} 已失效',
  nothingChanged: '没有任何更改',

  // Form
  newApiKey: '新建 API 密钥',
  yourNewKey: '您的新密钥',
  bearerHint: '请作为 Bearer 令牌发送，切勿放在网址中。',
  createKey: '创建密钥',
  notCreated: '无法创建密钥',
  name: '名称',
  nameHint: '将使用它的系统',
  itMay: '允许',
  sendPositions: '发送车辆位置',
  keepTeam: '供身份提供商维护团队（SCIM）',
  callsPerMinute: '每分钟调用次数',
  callsPerMinuteHint: '留空则不单独限制',
  origins: '可用它调用的页面',
  originsHint: '每行一个来源，例如 https://shop.example。程序请留空。页面访客可以看到其密钥',
  testKey: '测试密钥',
  testKeyMore:
    '在拥有独立订单、车辆和计划的沙盒中运行：不会向任何人发送内容，用它创建的 Webhook 只接收测试事件。',
} satisfies Translation<typeof en>
