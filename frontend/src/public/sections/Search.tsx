import { Search as SearchSign } from 'lucide-react';
import { Icon } from '../../ui/Icon';

/** Looks through the entries of the page; hidden until its script runs: without one it could find nothing. */
export function Search({ name, placeholder }: { name: string; placeholder: string }) {
  return (
    <div className="search-place">
      <form className="search control" role="search" data-search hidden>
        <Icon of={SearchSign} size={20} />
        <input
          type="search"
          name="q"
          aria-label={name}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      <p className="search-found" role="status" data-found />
    </div>
  );
}
