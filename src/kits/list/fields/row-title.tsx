import type { CSSProperties } from 'react';
import { __ } from '@wordpress/i18n';

import { usePendingEdits } from '@/data/writes';
import { shorten } from '@/utils/shorten';

/** Props of {@link RowTitle}. */
export interface RowTitleProps {
	postType: string;
	id: number | string;
	/** The saved title, as text. */
	title: string;
	/** Badges of the row, each a short text. */
	badges?: readonly ( string | false | undefined )[];
	/** Depth in a listed tree, 0 for the top. */
	level?: number | undefined;
}

/** The title of a row with its badges. For a record with unsaved changes it is the changed title, and there is a badge. */
export function RowTitle( {
	postType,
	id,
	title,
	badges = [],
	level = 0,
}: RowTitleProps ) {
	const edits = usePendingEdits( postType, id );
	const pending = edits?.title;
	return (
		<span
			className="atelier-list-title"
			data-record={ `${ postType }/${ id }` }
			{ ...( level > 0 && {
				style: { '--atelier-level': level } as CSSProperties,
			} ) }
		>
			<span className="atelier-list-title__text">
				{ shorten(
					typeof pending === 'string' && pending !== ''
						? pending
						: title
				) }
			</span>
			{ [ edits && __( 'Unsaved changes', 'atelier' ), ...badges ].map(
				( badge ) =>
					badge && (
						<span key={ badge } className="atelier-list-badge">
							{ badge }
						</span>
					)
			) }
		</span>
	);
}
