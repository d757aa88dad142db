import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

const SNACKBAR = 'snackbar';
// The host's own editor shows as many at once.
const MAX_SNACKBARS = 3;

/** Shows the notices that pass by themselves. */
export function Snackbars() {
	const notices = useSelect(
		( select ) => select( noticesStore ).getNotices(),
		[]
	);
	const { removeNotice } = useDispatch( noticesStore );
	const snackbars = notices
		.filter( ( { type } ) => type === SNACKBAR )
		.slice( -MAX_SNACKBARS );
	return (
		// A landmark while there are any: they stand outside of all others, and their buttons have to be found.
		<div
			role={ snackbars.length > 0 ? 'region' : undefined }
			aria-label={
				snackbars.length > 0
					? __( 'Notifications', 'atelier' )
					: undefined
			}
		>
			<SnackbarList
				className="atelier-snackbars"
				notices={ snackbars }
				onRemove={ ( id: string ) => void removeNotice( id ) }
			/>
		</div>
	);
}
