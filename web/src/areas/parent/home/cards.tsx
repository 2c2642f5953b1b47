/** What home draws when the lessons are known: one file, since by HTTP/1.1 each waits for its turn. */
export { BalanceCard } from './balance-card.tsx';
export { KidCard } from './kid-card.tsx';
