import { useTexts } from '#i18n/texts.ts';
import { ListPage, type ListPageProps, type ListWords } from '#kit/list-page.tsx';

import { NotLoaded, type Reading } from './not-loaded.tsx';
import { UntilOpen } from './until-open.tsx';

interface OfficeListProps<Item> extends Omit<ListPageProps<Item>, 'failed' | 'words' | 'list'> {
  words: ListWords;
  list: Reading & ListPageProps<Item>['list'];
}

/** A list of the back office: what all of them say is said in one way. */
export function OfficeList<Item>({ words, list, ...page }: OfficeListProps<Item>) {
  const { list: common } = useTexts('office');
  const views =
    page.items?.length === 0 ? (
      <>
        {page.views}
        <UntilOpen />
      </>
    ) : (
      page.views
    );
  return <ListPage {...page} views={views} list={list} words={{ ...common, ...words }} failed={<NotLoaded list={list} />} />;
}
