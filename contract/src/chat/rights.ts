import { manager, managerReads, managerWithReason, parentAndTeacher, type Row } from '../role-rows.ts';
import type { chatCalls, chatMoreCalls } from './calls.ts';
import type { chatManagerCalls } from './manager-calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const chatRights = {
  'GET /chats': ['deny', 'own', 'deny', 'own', 'read', 'deny'],
  'GET /chats/:chatId/messages': ['deny', 'own', 'deny', 'own', 'read', 'deny'],
  'POST /chats/:chatId/messages': ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
  'POST /chats/:chatId/read': ['deny', 'own', 'deny', 'own', 'allow', 'deny'],

  'GET /chats/:chatId': ['deny', 'own', 'deny', 'own', 'read', 'deny'],
  'POST /chats/:chatId/pictures': ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
  'POST /chats/delivered': ['deny', 'own', 'deny', 'own', 'allow', 'deny'],
  'GET /chats/search': ['deny', 'own', 'deny', 'own', 'read', 'deny'],
  'GET /chats/hours': ['deny', 'read', 'deny', 'deny', 'read', 'deny'],
  'POST /chats/:chatId/messages/:messageId/report': parentAndTeacher,

  'GET /manager/families/:familyId/chat': managerReads,
  'GET /manager/families/:familyId/teacher-chats': managerReads,
  'POST /manager/chats/:chatId/readings': managerWithReason,
  'GET /manager/chat-readings/:readingId/messages': managerReads,
  'GET /manager/chat-readings/:readingId/search': managerReads,
  'GET /manager/chat-colleagues': managerReads,
  'POST /manager/chats/:chatId/assign': manager,
  'POST /manager/chats/:chatId/close': manager,
  'GET /manager/canned-answers': managerReads,
  'POST /manager/canned-answers': manager,
  'PATCH /manager/canned-answers/:answerId': manager,
  'DELETE /manager/canned-answers/:answerId': manager,
  'POST /manager/chat-hours': manager,
  'GET /manager/chat-reports': managerReads,
  'POST /manager/chat-reports/:reportId/close': manager,
} as const satisfies Record<keyof typeof chatCalls | keyof typeof chatMoreCalls | keyof typeof chatManagerCalls, Row>;
