import { useState } from 'react';
import { isSearchKeyOn, setSearchKey } from '../search-key';
import { captionText, mutedText } from '../../styles/text';
import * as styles from './dialog-styles';

/** Keyboard help, and whether `/` is one of the keys. */
export function SearchKeyNote() {
  const [isOn, setIsOn] = useState(isSearchKeyOn);
  return (
    <div css={[styles.foot, captionText, mutedText]}>
      <p css={styles.keys}>
        <kbd>↑</kbd> <kbd>↓</kbd> through results, <kbd>Enter</kbd> to open one, <kbd>Esc</kbd> to
        close
      </p>
      <label css={styles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setIsOn(event.currentTarget.checked);
            setSearchKey(event.currentTarget.checked);
          }}
        />
        Open search with the / key
      </label>
    </div>
  );
}
