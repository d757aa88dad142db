import { useState, type FormEvent } from 'react';
import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { LiveOnlyButton } from '@/kits/actions';
import { PreviewProvider } from '@/kits/previews';
import { getErrorMessage } from '@/utils/get-error-message';
import {
	isOn,
	listBringTemplates,
	type BringChoices,
} from '../rules/bring-choices';
import { listBringItems } from '../rules/list-bring-items';
import { planBringing } from '../rules/plan-bringing';
import { nameDesignRecord } from '../rules/name-design-record';
import type { ThemeWork } from '../rules/types';
import { useImport } from '../use-import';
import { bringWork } from '../writes/transfer-design';
import { Interrupted } from '../interrupted';
import { LookRows } from './look-rows';
import { PresetRows } from './preset-rows';
import { StyleRows } from './style-rows';
import { TemplateRow } from './template-row';
import type { BringSession } from './session';

/** Props of {@link BringForm}. */
export interface BringFormProps {
	/** Stylesheet of the theme. */
	from: string;
	work: ThemeWork;
	/** Reads the records again. */
	onReload: () => void;
}

const NOTHING_CHOSEN: BringChoices = new Map();

/** Lists the records that can be brought, each with the effect; nothing is written before the person confirms. */
export function BringForm( { from, work, onReload }: BringFormProps ) {
	const [ choices, setChoices ] = useState( NOTHING_CHOSEN );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< string >();
	const { rows, theme } = work;
	const plan = planBringing( rows, choices );
	const count =
		plan.chosen.length +
		plan.presets.length +
		[ ...plan.needed.keys() ].filter(
			( key ) => ! /^(presets|font)\//.test( key )
		).length;
	const { submit, undoInterrupted, refused } = useImport( {
		name: theme,
		importItems: ( items ) => bringWork( from, items ),
		onReload,
		describeDone: () => describeDone( theme, count ),
	} );
	const handleSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( count === 0 || isBusy ) {
			return;
		}
		setIsBusy( true );
		setProblem( undefined );
		try {
			await submit( listBringItems( rows, plan, choices ) );
			setChoices( NOTHING_CHOSEN );
		} catch ( error ) {
			setProblem(
				getErrorMessage(
					error,
					__( 'Nothing was brought.', 'atelier' )
				)
			);
		} finally {
			setIsBusy( false );
		}
	};
	const session: BringSession = {
		from,
		work,
		plan,
		choices,
		refused,
		parts: rows
			.filter( ( row ) => row.kind === 'style' && isOn( row, choices ) )
			.map( ( { title } ) => title ),
		onChoose: setChoices,
	};
	return (
		<form
			className="atelier-bring__form"
			onSubmit={ ( event ) => void handleSubmit( event ) }
		>
			<Intro work={ work } />
			{ work.interrupted && (
				<Interrupted
					run={ work.interrupted }
					onTakeBack={ () =>
						void undoInterrupted( work.interrupted?.id ?? '' )
					}
				/>
			) }
			<PreviewProvider>
				<TemplateRows session={ session } />
				<StyleRows session={ session } />
				<LookRows session={ session } />
				<PresetRows session={ session } />
				<BroughtRows session={ session } />
			</PreviewProvider>
			<div className="atelier-bring__actions">
				{ problem !== undefined && (
					<Notice status="error" isDismissible={ false }>
						{ problem }
					</Notice>
				) }
				<LiveOnlyButton
					what="any"
					__next40pxDefaultSize
					type="submit"
					variant="primary"
					accessibleWhenDisabled
					isBusy={ isBusy }
					disabled={ isBusy || count === 0 }
				>
					{ sprintf(
						/* translators: %d: number of things. */
						_n(
							'Bring %d thing',
							'Bring %d things',
							count,
							'atelier'
						),
						count
					) }
				</LiveOnlyButton>
			</div>
		</form>
	);
}

function Intro( {
	work: { theme, isInstalled, isBlockTheme },
}: {
	work: ThemeWork;
} ) {
	return (
		<p className="atelier-bring__note">
			{ isBlockTheme
				? sprintf(
						/* translators: %s: name of a theme. */
						__(
							'Copies are made for the theme that is active now. %s keeps its own, so that you can switch back.',
							'atelier'
						),
						theme
				  )
				: sprintf(
						/* translators: %s: name of a theme. */
						__(
							'The theme that is active now has no templates of blocks. What you made with %s can be kept as patterns.',
							'atelier'
						),
						theme
				  ) }{ ' ' }
			{ ! isInstalled &&
				__(
					'Its folder is gone, and with it the templates that nobody has changed.',
					'atelier'
				) }
		</p>
	);
}

function TemplateRows( { session }: { session: BringSession } ) {
	const templates = listBringTemplates( session.work.rows ).filter(
		( { row } ) => row.state !== 'same'
	);
	return templates.length === 0 ? null : (
		<section className="atelier-bring__section">
			<h3>{ __( 'Templates and template parts', 'atelier' ) }</h3>
			<ul>
				{ templates.map( ( template ) => (
					<TemplateRow
						key={ template.row.key }
						template={ template }
						session={ session }
					/>
				) ) }
			</ul>
		</section>
	);
}

function BroughtRows( { session: { work } }: { session: BringSession } ) {
	const same = work.rows.filter(
		( { state, kind, of } ) =>
			state === 'same' && kind !== 'active' && of === undefined
	);
	return same.length === 0 ? null : (
		<details className="atelier-bring__section">
			<summary>
				{ sprintf(
					/* translators: %d: number of things. */
					_n(
						'%d thing is here already',
						'%d things are here already',
						same.length,
						'atelier'
					),
					same.length
				) }
			</summary>
			<p className="atelier-bring__note">
				{ same.map( nameDesignRecord ).join( ', ' ) }
			</p>
		</details>
	);
}

function describeDone( theme: string, count: number ): string {
	return sprintf(
		/* translators: 1: number of things. 2: name of a theme. */
		_n(
			'%1$d thing was brought from %2$s.',
			'%1$d things were brought from %2$s.',
			count,
			'atelier'
		),
		count,
		theme
	);
}
