// Chinese words of delivery notices.
import { reasons } from '../../reason-words/zh.ts'
import type { NoticeWords } from './types.ts'

export const zh: NoticeWords = {
  stop: '。',
  notices: {
    order_confirmed: {
      title: '您的订单已确认',
      message: '{company} 将为您派送 {reference}。',
      messageTo: '{company} 将把 {reference} 送到 {street}。',
    },
    out_for_delivery: {
      title: '您的包裹正在派送',
      message: '{company} 正在派送 {reference}。',
      messageTo: '{company} 正在把 {reference} 送往 {street}。',
    },
    driver_near: {
      title: '司机约 {duration}后到达',
      message: '{company} 正在路上。',
      messageTo: '{company} 正在前往 {street}。',
    },
    running_late: {
      title: '您的包裹会晚到',
      message: '{company} 派送 {reference} 将晚于约定时间。',
    },
    driver_arrived: { title: '司机已到', message: '{company} 已带着 {reference} 到达。' },
    delivered: {
      title: '您的包裹已送达',
      message: '{company} 已送达 {reference}。',
      messageTo: '{company} 已把 {reference} 送到 {street}。',
    },
    delivery_failed: {
      title: '您的包裹未能送达',
      message: '{company} 未能送达 {reference}。',
      messageTo: '{company} 未能把 {reference} 送到 {street}。',
    },
    feedback_asked: {
      title: '这次派送怎么样？',
      message: '请告诉 {company}，您对 {reference} 的派送是否满意。',
    },
    request_received: {
      title: '已收到您的请求',
      message: '{company} 已收到您的请求，会给您答复。订单尚未确认。',
    },
    request_accepted: { title: '您的订单已接受', message: '{company} 已接受您的订单 {reference}。' },
    request_declined: { title: '您的请求未被接受', message: '{company} 无法接受您的订单。' },
  },
  expected: '预计时间：{time}。',
  agreed: '约定时间：{time}。',
  requested: '希望时间：{time}。',
  reason: '原因：{reason}。',
  proof: '在查询页面登录后可查看签收凭证。',
  choose: '请在查询页面选择其他日期，或联系 {company}。',
  reasons,
  text: '{company}：{title} {expected} {link}',
  mail: {
    greeting: '{{user_name}}，您好：',
    reader: '尊敬的客户',
    confirmed: '{{company_name}}：订单 {{order_reference}} 已确认',
    received: '{{company_name}} 已收到您的订单 {{order_reference}}，将为您派送。{{delivery_window}}',
    track: '查询包裹',
    number: '您的运单号是 {{tracking_number}}。',
  },
}
