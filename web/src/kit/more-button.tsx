import { Button } from './button.tsx';

interface Pages {
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?(): Promise<unknown>;
}

/** Under a list that has further pages: the next one, when it is asked for. */
export const MoreButton = ({ of, label }: { of: Pages; label: string | undefined }) =>
  of.hasNextPage === true && (
    <div className="flex justify-center">
      <Button busy={of.isFetchingNextPage === true} onPress={() => void of.fetchNextPage?.()}>
        {label}
      </Button>
    </div>
  );
