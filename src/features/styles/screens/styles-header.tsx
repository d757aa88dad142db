import {
	Button,
	DropdownMenu,
	MenuGroup,
	MenuItem,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, isRTL } from '@wordpress/i18n';
import {
	backup,
	chevronLeft,
	chevronRight,
	moreVertical,
	seen,
} from '@wordpress/icons';
import { useState } from 'react';

import { HistoryButtons } from '@/components/history-buttons';
import { canUseDrafts, TryDialog } from '@/features/drafts';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { useUndoShortcuts } from '@/hooks/use-undo-shortcuts';
import { stylesPath } from '@/router';
import { EMPTY_CONFIG } from '@/utils/theme-json/config';
import { getGlobalStylesId } from '@/wordpress/global-styles-records';
import { useEditHistory } from '../writes/use-edit-history';
import { useGlobalStyles } from '../config/use-global-styles';
import { useStylesNavigation } from '../config/styles-navigation';
import { formatSection } from '../rules/styles-section';
import { toStylesChange } from '../rules/to-styles-change';
import { useRevisionCount } from '../revisions/use-revision-count';
import { useResetStyles } from '../variations/use-reset-styles';

/** The header of Styles: undo, Style Book, Revisions, and a menu with the rest. */
export function StylesHeader() {
	const { section, goTo, leave, styleBook } = useStylesNavigation();
	const history = useEditHistory();
	const revisionCount = useRevisionCount();
	const isOnRevisions = section.screen === 'revisions';
	useUndoShortcuts( history );
	return (
		<div className="atelier-styles__header">
			{ leave && section.screen === 'root' && (
				<Button
					className="atelier-styles-back"
					size="compact"
					icon={ isRTL() ? chevronRight : chevronLeft }
					label={ __( 'Back', 'atelier' ) }
					onClick={ leave }
				/>
			) }
			<h2 className="atelier-styles__title" tabIndex={ -1 }>
				{ __( 'Styles', 'atelier' ) }
			</h2>
			<HistoryButtons { ...history } />
			{ styleBook && (
				<Button
					className="atelier-styles__style-book"
					size="compact"
					icon={ seen }
					label={ __( 'Style Book', 'atelier' ) }
					{ ...styleBook }
				/>
			) }
			<Button
				size="compact"
				icon={ backup }
				label={ __( 'Revisions', 'atelier' ) }
				data-section={ formatSection( { screen: 'revisions' } ) }
				isPressed={ isOnRevisions }
				disabled={ revisionCount === 0 && ! isOnRevisions }
				accessibleWhenDisabled
				onClick={ () =>
					goTo(
						isOnRevisions
							? { screen: 'root' }
							: { screen: 'revisions' }
					)
				}
			/>
			<MoreMenu />
		</div>
	);
}

/** The other links of the header. */
function MoreMenu() {
	const { canEditCss, isCustomized } = useGlobalStyles();
	const { goTo, styleBook, onWelcomeGuide } = useStylesNavigation();
	const resetStyles = useResetStyles();
	const isMobile = useIsMobile();
	const [ isTrying, setIsTrying ] = useState( false );
	const id = useSelect( getGlobalStylesId, [] );
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'More', 'atelier' ) }
				toggleProps={ { size: 'compact' } }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose }: { onClose: () => void } ) => {
					const select = ( action: () => void ) => () => {
						onClose();
						action();
					};
					return (
						<>
							<MenuGroup>
								{ /* Specification 2.3: on small screens its button is hidden. */ }
								{ styleBook && isMobile && (
									<MenuItem
										onClick={ select( styleBook.onClick ) }
									>
										{ __( 'Style Book', 'atelier' ) }
									</MenuItem>
								) }
								{ canEditCss && (
									<MenuItem
										onClick={ select( () =>
											goTo( { screen: 'css' } )
										) }
									>
										{ __( 'Additional CSS', 'atelier' ) }
									</MenuItem>
								) }
								{ onWelcomeGuide && (
									<MenuItem
										onClick={ select( onWelcomeGuide ) }
									>
										{ __( 'Welcome Guide', 'atelier' ) }
									</MenuItem>
								) }
							</MenuGroup>
							<MenuGroup>
								<MenuItem
									disabled={ ! isCustomized }
									onClick={ select( resetStyles ) }
								>
									{ __( 'Reset styles', 'atelier' ) }
								</MenuItem>
								{ id !== undefined && canUseDrafts() && (
									<MenuItem
										disabled={ ! isCustomized }
										onClick={ select( () =>
											setIsTrying( true )
										) }
									>
										{ __( 'Try a reset here…', 'atelier' ) }
									</MenuItem>
								) }
							</MenuGroup>
						</>
					);
				} }
			</DropdownMenu>
			{ id !== undefined && isTrying && (
				<TryDialog
					name={ __( 'Reset styles', 'atelier' ) }
					path={ stylesPath() }
					getChanges={ () => [ toStylesChange( id, EMPTY_CONFIG ) ] }
					onClose={ () => setIsTrying( false ) }
				/>
			) }
		</>
	);
}
