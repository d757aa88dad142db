import { useState } from 'react';
import equal from 'fast-deep-equal';

import type { Config } from '@/utils/theme-json/config';
import { toRecord } from '@/utils/is-record';

/**
 * Returns the styles from which blocks generate those of their style variations. They are the same object until a variation changes,
 * because a new one renders every block of the book.
 *
 * @param config Merged config.
 */
export function useVariationStyles( {
	styles,
}: Pick< Config, 'styles' > ): Config[ 'styles' ] {
	const [ known, setKnown ] = useState( styles );
	const isSame =
		known === styles ||
		equal( listVariations( known ), listVariations( styles ) );
	if ( ! isSame ) {
		setKnown( styles );
	}
	return isSame ? known : styles;
}

function listVariations( styles: Config[ 'styles' ] ): unknown[] {
	return Object.entries( toRecord( styles.blocks ) ).map(
		( [ name, node ] ) => [ name, toRecord( node ).variations ]
	);
}
