import { __ } from '@wordpress/i18n';

import { usePendingEdits } from '@/data/writes';

/** Characters that a row shows of a title: what an import or a plugin has stored can be of any length. */
const MAX_TITLE = 500;

/** Props of {@link RowTitle}. */
export interface RowTitleProps {
	postType: string;
	id: number | string;
	/** The title that the server has, as text. */
	title: string;
	/** Badges of the row, each a short text. */
	badges?: readonly ( string | false | undefined )[];
}

/** The title of a row with its badges. Where the record has unsaved changes it is the title of those, and a badge says so. */
export function RowTitle( {
	postType,
	id,
	title,
	badges = [],
}: RowTitleProps ) {
	const edits = usePendingEdits( postType, id );
	const pending = edits?.title;
	return (
		<span
			className="atelier-list-title"
			data-record={ `${ postType }/${ id }` }
		>
			<span className="atelier-list-title__text">
				{ ( typeof pending === 'string' && pending !== ''
					? pending
					: title
				).slice( 0, MAX_TITLE ) }
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
