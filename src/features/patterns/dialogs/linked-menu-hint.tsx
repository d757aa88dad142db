import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';

import { namesMenu } from '@/utils/names-menu';
import type { PatternItem } from '../rules/types';
import { readContent } from '../reads/read-content';

/** Props of {@link LinkedMenuHint}. */
export interface LinkedMenuHintProps {
	/** Item to duplicate. */
	item: PatternItem;
}

/** Hint that a copy shows the same menu as its original; nothing where the original refers to no menu. */
export function LinkedMenuHint( { item }: LinkedMenuHintProps ) {
	const [ hasMenu, setHasMenu ] = useState( false );
	useEffect( () => {
		let isCurrent = true;
		readContent( item ).then(
			( content ) => isCurrent && setHasMenu( namesMenu( content ) ),
			// Submitting the form reports why the content cannot be read.
			() => {}
		);
		return () => {
			isCurrent = false;
		};
	}, [ item ] );
	return hasMenu ? (
		<p className="atelier-pattern-hint">
			{ __(
				'The menu in it stays linked: a change of the menu appears in the original and in the copy.',
				'atelier'
			) }
		</p>
	) : null;
}
