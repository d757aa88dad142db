import { Button } from '@wordpress/components';
import type { MouseEvent, ReactNode } from 'react';

/** Props of {@link SnackbarContent}. */
export interface SnackbarContentProps {
	/** Buttons beside the one that the host's notice has. */
	actions: readonly { label: string; onClick?: unknown }[];
	/** Removes the notice. */
	onDone: () => void;
	children: ReactNode;
}

/** The text of a notice, and the buttons that the host's notice, which has only one, does not render. */
export function SnackbarContent( {
	actions,
	onDone,
	children,
}: SnackbarContentProps ) {
	return (
		<>
			{ children }
			{ actions.map( ( { label, onClick } ) => (
				<Button
					__next40pxDefaultSize
					key={ label }
					variant="link"
					className="components-snackbar__action"
					onClick={ ( event: MouseEvent ) => {
						// A click that reaches the notice would dismiss it.
						event.stopPropagation();
						onDone();
						if ( typeof onClick === 'function' ) {
							onClick( event );
						}
					} }
				>
					{ label }
				</Button>
			) ) }
		</>
	);
}
