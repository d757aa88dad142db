import { Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { showFailureNotice } from '@/kits/saving/outcomes/show-failure-notice';
import { useUnreadableStyles } from '../reads/use-unreadable-styles';

/** How many values are named; a broken import may have hundreds. */
const MAX_NAMED = 8;

/** Says which stored values of the styles cannot be read, and removes them by one press. */
export function UnreadableValuesNotice() {
	const { paths, mend } = useUnreadableStyles();
	const { createSuccessNotice } = useDispatch( noticesStore );
	if ( paths.length === 0 ) {
		return null;
	}
	const removeValues = async () => {
		try {
			await mend();
			void createSuccessNotice(
				__(
					'The values were removed. A revision keeps them.',
					'atelier'
				),
				{ type: 'snackbar' }
			);
		} catch ( error ) {
			showFailureNotice( {
				title: __( 'Styles', 'atelier' ),
				error,
				fallback: __( 'The values could not be removed.', 'atelier' ),
				onRetry: () => void removeValues(),
			} );
		}
	};
	const more = paths.length - MAX_NAMED;
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Remove these values', 'atelier' ),
					onClick: () => void removeValues(),
				},
			] }
		>
			{ sprintf(
				/* translators: %d: number of values. */
				_n(
					'%d stored value of the styles cannot be read and has no effect:',
					'%d stored values of the styles cannot be read and have no effect:',
					paths.length,
					'atelier'
				),
				paths.length
			) }{ ' ' }
			<code>{ paths.slice( 0, MAX_NAMED ).join( ', ' ) }</code>
			{ more > 0 && (
				<>
					{ ' ' }
					{ sprintf(
						/* translators: %d: number of further values. */
						_n( 'and %d more', 'and %d more', more, 'atelier' ),
						more
					) }
				</>
			) }
		</Notice>
	);
}
