import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: '请求',
  noRequests: '没有等待答复的请求。',
  accept: '接受',
  decline: '拒绝',
  accepted: '请求现已成为订单',
  declined: '请求已拒绝',
  notAnswered: '未能答复请求',
  message: '给访客的消息',
  cancel: '取消',
  waiting: '{count, plural, other {订单表单有 # 个请求在等待}}',
  answer: '答复',
  toldLater: '一分钟后通知访客。',
  notRestored: '无法撤销拒绝',
  restored: '请求再次等待答复',
  noContact: '访客没有留下邮箱或电话：不会通知任何人。',
} satisfies Translation<typeof en>
