import { Snackbar, SnackbarList } from '@wordpress/components';
import { useReducedMotion } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentProps, ReactNode } from 'react';

import { useAttendedNotices } from './use-attended-notices';
import { SnackbarContent } from './snackbar-content';
import { parseSnackbarKey, useSnackbarKeys } from './use-snackbar-keys';

const SNACKBAR = 'snackbar';
// The host's own editor shows as many at once.
const MAX_SNACKBARS = 3;

type ListedNotice = ComponentProps<
	typeof SnackbarList
>[ 'notices' ][ number ];

/** Shows the notices of type snackbar, which disappear after some time or are dismissed. */
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
	const isMotionless = useReducedMotion();
	const shown = snackbars.map( ( notice ) => {
		const key = getKey( notice.id );
		return {
			...notice,
			id: key,
			// The host's notice has one button.
			actions: notice.actions.slice( -1 ),
			content: withActions(
				notice.content,
				notice.actions.slice( 0, -1 ),
				() => remove( key )
			),
		};
	} );
	return (
		// A landmark while there are notices: they are outside of all other landmarks, and their buttons have to be found.
		<div
			{ ...props }
			role={ snackbars.length > 0 ? 'region' : undefined }
			aria-label={
				snackbars.length > 0
					? __( 'Notifications', 'atelier' )
					: undefined
			}
		>
			{ isMotionless ? (
				// The host's list waits for the end of an animation that never begins, and keeps the old notice instead of the new one.
				<div className="components-snackbar-list">
					{ shown.map( ( { id, content, ...notice } ) => (
						<div
							key={ id }
							className="components-snackbar-list__notice-container"
						>
							<Snackbar
								{ ...notice }
								onRemove={ () => remove( id ) }
							>
								{ content }
							</Snackbar>
						</div>
					) ) }
				</div>
			) : (
				<SnackbarList notices={ shown } onRemove={ remove } />
			) }
		</div>
	);
}

// The host renders the content as children of its notice, though its type says text.
function withActions(
	content: string,
	actions: NonNullable< ListedNotice[ 'actions' ] >,
	onDone: () => void
): string {
	const element: ReactNode = (
		<SnackbarContent actions={ actions } onDone={ onDone }>
			{ content }
		</SnackbarContent>
	);
	return actions.length === 0 ? content : ( element as unknown as string );
}
