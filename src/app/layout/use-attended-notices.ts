import { useEffect, useRef, type HTMLAttributes } from 'react';

import { afterDelay } from '@/schedule/after-delay';

/** Notices that stay while a person attends to them. */
export interface AttendedNotices {
	/** Props of the element around the notices. */
	props: HTMLAttributes< HTMLElement >;
	/** Removes a notice. If its time is up while a person attends to the notices, it is removed after they have left. */
	remove: ( id: string ) => void;
}

/** Time in which a pointer that has slipped off can return. */
const GRACE_MS = 2000;

/**
 * Keeps expired notices while the pointer or the focus is on one of them. A press on a button removes its notice at once.
 *
 * @param onRemove Removes a notice.
 */
export function useAttendedNotices(
	onRemove: ( id: string ) => void
): AttendedNotices {
	const isPointed = useRef( false );
	const isFocused = useRef( false );
	const isPressed = useRef( false );
	const expired = useRef( new Set< string >() );
	const endGrace = useRef( () => {} );
	useEffect( () => () => endGrace.current(), [] );

	const isAttended = () => isPointed.current || isFocused.current;
	const handleLeave = () => {
		endGrace.current();
		endGrace.current = afterDelay( GRACE_MS, () => {
			if ( ! isAttended() ) {
				expired.current.forEach( onRemove );
				expired.current.clear();
			}
		} );
	};
	// The host's notice calls the same callback for a press and for the end of its time.
	const press = () => {
		isPressed.current = true;
		afterDelay( 0, () => {
			isPressed.current = false;
		} );
	};
	return {
		props: {
			// Also after a notice was removed: entering is said once for all notices, being over one for each.
			onMouseOver: () => {
				isPointed.current = true;
			},
			onMouseLeave: () => {
				isPointed.current = false;
				handleLeave();
			},
			onFocus: () => {
				isFocused.current = true;
			},
			onBlur: ( { currentTarget, relatedTarget } ) => {
				if (
					! currentTarget.contains( relatedTarget as Node | null )
				) {
					isFocused.current = false;
					handleLeave();
				}
			},
			onClickCapture: press,
			onKeyDownCapture: press,
		},
		remove: ( id ) => {
			if ( isAttended() && ! isPressed.current ) {
				expired.current.add( id );
			} else {
				// A removed element gets neither `blur` nor `mouseleave`: the focus and the pointer count again when they reach another notice.
				isFocused.current = false;
				isPointed.current = false;
				expired.current.delete( id );
				onRemove( id );
				handleLeave();
			}
		},
	};
}
