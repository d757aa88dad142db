import { useEffect, useState } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import {
	fetchEditorPayload,
	getEditorPayload,
	type StylesOutlineGroup,
} from '@/wordpress/editor-payload';

/** Returns the groups of links in the root of Styles: none until they are known, and none for a person who may not edit the styles. */
export function useStylesOutline(): readonly StylesOutlineGroup[] {
	const [ outline, setOutline ] = useState( () => {
		const { stylesOutline: printed } = getBootPayload();
		return printed.length > 0
			? printed
			: getEditorPayload()?.stylesOutline ?? [];
	} );
	const isKnown = outline.length > 0;
	useEffect( () => {
		if ( isKnown ) {
			return undefined;
		}
		let isCurrent = true;
		fetchEditorPayload().then(
			( { stylesOutline } ) => isCurrent && setOutline( stylesOutline ),
			// The panel needs the payload, too, and reports the error.
			() => {}
		);
		return () => {
			isCurrent = false;
		};
	}, [ isKnown ] );
	return outline;
}
