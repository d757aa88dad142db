import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { useAttendedNotices } from './use-attended-notices';
import { parseSnackbarKey, useSnackbarKeys } from './use-snackbar-keys';

const SNACKBAR = 'snackbar';
// The host's own editor shows as many at once.
const MAX_SNACKBARS = 3;

/** Shows the notices that pass by themselves or are dismissed. */
export function Snackbars() {
	const notices = useSelect(
		( select ) => select( noticesStore ).getNotices(),
		[]
	);
	const { removeNotice } = useDispatch( noticesStore );
	const snackbars = notices
		.filter( ( { type } ) => type === SNACKBAR )
		.slice( -MAX_SNACKBARS );
	const getKey = useSnackbarKeys( snackbars.map( ( { id } ) => id ) );
	const { props, remove } = useAttendedNotices(
		( key ) => void removeNotice( parseSnackbarKey( key ) )
	);
	return (
		// A landmark while there are any: they stand outside of all others, and their buttons have to be found.
		<div
			{ ...props }
			role={ snackbars.length > 0 ? 'region' : undefined }
			aria-label={
				snackbars.length > 0
					? __( 'Notifications', 'atelier' )
					: undefined
			}
		>
			<SnackbarList
				notices={ snackbars.map( ( notice ) => ( {
					...notice,
					id: getKey( notice.id ),
				} ) ) }
				onRemove={ remove }
			/>
		</div>
	);
}
