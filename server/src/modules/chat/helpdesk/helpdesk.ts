import { chatLimits } from '@school/contract/chat/limits';
import type { CannedAnswer, ChatReport } from '@school/contract/chat/manager-shapes';
import type { Chat, ChatDay, ChatHours } from '@school/contract/chat/shapes';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { viewsOf } from '../conversations/list-chats.ts';
import { hoursAt } from '../rules/hours.ts';
import type { ChatRecord } from '../rules/side.ts';
import { tellLists, type Tools } from '../dependencies/dependencies.ts';
import { readWithReason } from './read-with-reason.ts';

type AnswerText = Pick<CannedAnswer, 'title' | 'text'>;

/** The contact centre's own work: who takes a conversation, when nothing is left to do, answers kept ready, its hours. */
export function helpdeskActions(tools: Tools) {
  const { db, clock, chats, answers, hours, reports, audit, identity, realtime } = tools;

  const seen = async (who: Principal, chat: ChatRecord | undefined): Promise<Chat> => {
    const [view] = chat ? await viewsOf(tools, who, [chat]) : [];
    if (!view) throw new Refusal('chat.chat_not_found');
    return view;
  };
  const subjectOf = (chat: ChatRecord) => ({ type: 'chat', id: chat.chatId, name: chat.customerName });

  const familyOf = ({ kind, familyId }: ChatRecord) => (kind === 'staff' ? null : familyId);

  /** Changes a conversation with the school under its lock, writes the act down, and shows it to all. */
  const change = (who: Principal, chatId: string, work: (chat: ChatRecord) => Promise<void>): Promise<Chat> =>
    db.inTransaction(async () => {
      const { chat } = await chats.ofPerson(who, chatId, { lock: true });
      await work(chat);
      await tellLists(tools, chat);
      return seen(who, await chats.find(chatId));
    });

  const { teacherChats, ...readings } = readWithReason(tools);

  return {
    teacherChats,
    readings,
    ofFamily: async (who: Principal, familyId: string): Promise<Chat> => seen(who, await chats.ofFamilyWithSchool(familyId)),

    colleagues: () => identity.colleagues('manager'),

    assign: (who: Principal, chatId: string, accountId: string | null): Promise<Chat> =>
      change(who, chatId, async (chat) => {
        const to = accountId === null ? null : (await identity.colleagues('manager')).find((it) => it.accountId === accountId);
        if (to === undefined) throw new Refusal('chat.colleague_not_found');
        if (chat.assignedTo === accountId) return;
        await chats.assign(chatId, to);
        await audit.record({
          by: who,
          act: accountId === who.accountId ? 'chat.taken' : 'chat.assigned',
          familyId: familyOf(chat),
          subject: subjectOf(chat),
          before: { assignedTo: chat.assignedName },
          after: { assignedTo: to?.name ?? null },
        });
      }),

    close: (who: Principal, chatId: string): Promise<Chat> =>
      change(who, chatId, async (chat) => {
        if (chat.closedAt) return;
        await chats.close(chatId, clock.now());
        await audit.record({ by: who, act: 'chat.closed', familyId: familyOf(chat), subject: subjectOf(chat) });
      }),

    answers: answers.list,

    addAnswer: (who: Principal, { title, text }: AnswerText): Promise<CannedAnswer> =>
      db.inTransaction(async () => {
        if ((await answers.list()).length >= chatLimits.cannedAnswers) throw new Refusal('chat.too_many_answers');
        const answer = { answerId: newId(), title, text };
        await answers.put(answer, clock.now());
        await audit.record({
          by: who,
          act: 'chat.answers_changed',
          subject: { type: 'canned-answer', id: answer.answerId, name: title },
          after: { title, ...text },
        });
        return answer;
      }),

    changeAnswer: (who: Principal, answerId: string, { title, text }: AnswerText): Promise<CannedAnswer> =>
      db.inTransaction(async () => {
        const before = await answers.find(answerId);
        if (!before) throw new Refusal('chat.answer_not_found');
        const answer = { answerId, title, text };
        await answers.put(answer, clock.now());
        await audit.record({
          by: who,
          act: 'chat.answers_changed',
          subject: { type: 'canned-answer', id: answerId, name: title },
          before: { title: before.title, ...before.text },
          after: { title, ...text },
        });
        return answer;
      }),

    dropAnswer: (who: Principal, answerId: string): Promise<void> =>
      db.inTransaction(async () => {
        const before = await answers.find(answerId);
        if (!before) throw new Refusal('chat.answer_not_found');
        await answers.drop(answerId);
        await audit.record({
          by: who,
          act: 'chat.answers_changed',
          subject: { type: 'canned-answer', id: answerId, name: before.title },
          before: { title: before.title, ...before.text },
        });
      }),

    async hours(): Promise<ChatHours> {
      return hoursAt(await hours.days(), clock.now());
    },

    setHours: (who: Principal, days: readonly ChatDay[]): Promise<ChatHours> =>
      db.inTransaction(async () => {
        const before = await hours.days();
        await hours.set(days);
        await audit.record({ by: who, act: 'chat.hours_changed', before: { days: before }, after: { days } });
        return hoursAt(await hours.days(), clock.now());
      }),

    reports: reports.list,

    closeReport: (who: Principal, reportId: string, result: string): Promise<ChatReport> =>
      db.inTransaction(async () => {
        const report = await reports.find(reportId);
        if (!report) throw new Refusal('chat.report_not_found');
        if (!report.closedAt) {
          const closed = { at: clock.now(), by: await identity.nameOf(who.accountId), result };
          await reports.close(reportId, closed);
          await realtime.changed('chat-reports');
          await audit.record({
            by: who,
            act: 'chat.report_settled',
            familyId: report.familyId,
            subject: { type: 'chat-report', id: reportId, name: report.authorName },
            reason: result,
          });
        }
        return reports.view((await reports.find(reportId)) ?? report);
      }),
  };
}
