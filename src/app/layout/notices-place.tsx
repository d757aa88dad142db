import { useRef } from 'react';
import { useMergeRefs } from '@wordpress/compose';

import { useNoticeFocus } from '@/focus';
import { usePublishedHeight } from '@/hooks/use-published-height';
import { Snackbars } from './snackbars';

/** Custom property of the document with the height of the notices: the layout leaves room for them. */
const HEIGHT = '--atelier-notices-height';

/** The notices. The layout leaves room for them, so that they cover nothing. */
export function NoticesPlace() {
	const place = useRef< HTMLDivElement >( null );
	useNoticeFocus( place, 'main' );
	return (
		<div
			ref={ useMergeRefs( [ place, usePublishedHeight( HEIGHT ) ] ) }
			className="atelier-notices"
		>
			<Snackbars />
		</div>
	);
}
