import { useRef, type ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';

import { useArrivalFocus } from '@/focus';
import { useNavigate } from '@/router';
import { useArrivalMotion } from './use-arrival-motion';
import './style.scss';

/** Props of {@link SidebarScreen}. */
export interface SidebarScreenProps {
	title: ReactNode;
	description?: ReactNode;
	/** Path of the Back button; the root has none. */
	backPath?: string | undefined;
	/** Buttons at the end of the title's line. */
	actions?: ReactNode;
	/** Below everything, at the sidebar's end. */
	footer?: ReactNode;
	children?: ReactNode;
}

const FOCUS_START =
	'.atelier-sidebar-screen__back, .atelier-sidebar-screen__title';

/**
 * A screen of the sidebar: Back, title, description and content.
 *
 * It slides in and gets the focus, which would be lost in a navigation.
 */
export function SidebarScreen( {
	title,
	description,
	backPath,
	actions,
	footer,
	children,
}: SidebarScreenProps ) {
	const ref = useRef< HTMLDivElement >( null );
	const { backTo } = useNavigate();
	useArrivalMotion( ref );
	useArrivalFocus( ref, FOCUS_START );

	return (
		<div
			ref={ ref }
			className={ `atelier-sidebar-screen ${
				backPath === undefined ? 'is-root' : 'is-inner'
			}` }
		>
			<div className="atelier-sidebar-screen__header">
				{ backPath !== undefined && (
					<Button
						className="atelier-sidebar-screen__back"
						icon={ isRTL() ? chevronRight : chevronLeft }
						label={ __( 'Back', 'atelier' ) }
						size="compact"
						onClick={ () => backTo( backPath ) }
					/>
				) }
				<h1 className="atelier-sidebar-screen__title" tabIndex={ -1 }>
					{ title }
				</h1>
				{ actions && (
					<div className="atelier-sidebar-screen__actions">
						{ actions }
					</div>
				) }
			</div>
			{ description && (
				<p className="atelier-sidebar-screen__description">
					{ description }
				</p>
			) }
			{ children }
			{ footer && (
				<div className="atelier-sidebar-screen__footer">{ footer }</div>
			) }
		</div>
	);
}
