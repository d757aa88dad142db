import { useState } from 'react';

import { __, sprintf } from '@wordpress/i18n';

import { useResource } from '@/data/reads/use-resource';
import { useFocusHandOver } from '@/focus';
import { formatRecordTitle } from '@/data/writes/record-title';
import { LiveOnlyButton } from '@/kits/actions';
import {
	describeFailures,
	runOnItems,
	type Work,
} from '@/kits/saving/outcomes';
import { undoUses } from '@/features/usage';
import { menuOverviewResource, type FrontPlace } from './reads/menu-links';
import { useMenus } from './use-menus';
import { showMenuOnFront } from './writes/show-menu';

/** Props of {@link MenuPlace}. */
export interface MenuPlaceProps {
	/** Id of the menu. */
	id: number;
	/** Its status. */
	status: string;
}

/** Hint for a menu that the front page does not show: names the menu that visitors see there, with a button that replaces it. */
export function MenuPlace( { id, status }: MenuPlaceProps ) {
	const { data } = useResource( menuOverviewResource );
	const { menus } = useMenus();
	if ( ! data || data.front.menus.includes( id ) ) {
		return null;
	}
	if ( status !== 'publish' ) {
		return (
			<p className="atelier-navigation__hint">
				{ __(
					'This menu is a draft: visitors do not see it.',
					'atelier'
				) }
			</p>
		);
	}
	const { place } = data.front;
	const shown = menus.find( ( menu ) => menu.id === place?.menu );
	const own = menus.find( ( menu ) => menu.id === id );
	return (
		place && (
			<div className="atelier-navigation__twin">
				{ shown && (
					<p>
						{ sprintf(
							/* translators: 1: name of a place, for example "Header". 2: title of a menu. */
							__(
								'%1$s on the front page shows “%2$s”.',
								'atelier'
							),
							place.title,
							formatRecordTitle( shown.title )
						) }
					</p>
				) }
				{ place.canEdit && (
					<ShowButton
						id={ id }
						title={ formatRecordTitle( own?.title ) }
						place={ place }
					/>
				) }
			</div>
		)
	);
}

interface ShowButtonProps {
	id: number;
	title: string;
	place: FrontPlace;
}

function ShowButton( { id, title, place }: ShowButtonProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const handleShow = async () => {
		setIsBusy( true );
		await runOnItems( [ { id } ], toWork( place, title ) );
		setIsBusy( false );
	};
	const button = useFocusHandOver< HTMLButtonElement >(
		'.atelier-sidebar-screen',
		'.atelier-sidebar-screen__title'
	);
	return (
		<LiveOnlyButton
			what="any"
			ref={ button }
			variant="secondary"
			size="compact"
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ () => void handleShow() }
		>
			{ sprintf(
				/* translators: %s: name of a place, for example "Header". */
				__( 'Show this menu in %s', 'atelier' ),
				place.title
			) }
		</LiveOnlyButton>
	);
}

function toWork( place: FrontPlace, title: string ): Work< { id: number } > {
	return {
		subject: 'menu-place',
		run: async ( menu ) => {
			const changes = await showMenuOnFront( menu.id );
			return async () => {
				const [ failure ] = await undoUses( changes );
				if ( failure ) {
					throw new Error( failure.message );
				}
			};
		},
		done: () =>
			sprintf(
				/* translators: 1: name of a place, for example "Header". 2: title of a menu. */
				__( '%1$s shows “%2$s” now.', 'atelier' ),
				place.title,
				title
			),
		failed: __( 'The menu could not be shown there.', 'atelier' ),
		undo: {
			failed: ( failed ) =>
				describeFailures(
					failed.map( ( { error } ) => ( {
						title: place.title,
						error,
					} ) ),
					__( 'It could not be undone.', 'atelier' )
				),
		},
	};
}
