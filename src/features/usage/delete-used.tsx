import { useState, type ReactNode } from 'react';
import { Notice, RadioControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { ModalButtons } from '@/components/modal-buttons';
import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { explainLiveOnly } from '@/data/site/live-only';
import { getErrorMessage } from '@/utils/get-error-message';
import { replaceUses, type UsageFailure } from './writes/change-usage';
import { usageResource, type UsageKind } from './reads/usage';
import { ReplacementField, type ReplacementChoice } from './replacement-field';
import { UsedIn } from './used-in';
import './style.scss';

/** Props of {@link DeleteUsed}. */
export interface DeleteUsedProps {
	kind: UsageKind;
	id: number | string;
	/** The question, which names the record. */
	children: ReactNode;
	/** Records that may replace it. */
	replacements: readonly ReplacementChoice[];
	/** Explains the choice that leaves the places unchanged; a general text without it. */
	leftPlaces?: LeftPlaces;
	/** Deletes the record; may reject with the server's error. */
	onDelete: () => Promise< unknown >;
	onClose: ( () => void ) | undefined;
}

/** Texts of the choice that leaves the places unchanged. */
export interface LeftPlaces {
	label: string;
	description: string;
}

type Choice = 'leave' | 'replace' | 'keep';

/**
 * The body of a modal that deletes a record which may be in use. It lists the places that use the record, and offers to replace it there by
 * another record or by its content.
 */
export function DeleteUsed( {
	kind,
	id,
	children,
	replacements,
	leftPlaces,
	onDelete,
	onClose,
}: DeleteUsedProps ) {
	const { data: usage } = useResource( usageResource, kind, id, 1 );
	const [ choice, setChoice ] = useState< Choice >( 'leave' );
	const [ replacement, setReplacement ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< string >();
	const [ refused, setRefused ] = useState< readonly UsageFailure[] >();
	const uses = usage ? usage.total + usage.hidden : 0;
	const refusal = explainLiveOnly( 'places' );
	const canReplace =
		kind !== 'font' &&
		getBootPayload().rights.editDesign &&
		refusal === undefined;
	const canSubmit =
		! isBusy && ( choice !== 'replace' || replacement !== '' );

	const handleDelete = async () => {
		if ( ! canSubmit ) {
			return;
		}
		setIsBusy( true );
		setProblem( undefined );
		try {
			if ( choice !== 'leave' && ! refused ) {
				const result = await replaceUses( {
					kind,
					id,
					replacement: choice === 'replace' ? replacement : undefined,
				} );
				const left = [ ...result.failed, ...result.kept ];
				if ( left.length > 0 ) {
					setRefused( left );
					return;
				}
			}
			await onDelete();
			onClose?.();
		} catch ( error ) {
			setProblem(
				getErrorMessage(
					error,
					__( 'The item could not be deleted.', 'atelier' )
				)
			);
		} finally {
			setIsBusy( false );
		}
	};

	return (
		<div className="atelier-delete-used">
			<p className="atelier-delete-used__question">{ children }</p>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ refused && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: 1: number of places. 2: names of the places. */
						_n(
							'%1$d place could not be changed: %2$s. Delete it anyway?',
							'%1$d places could not be changed: %2$s. Delete it anyway?',
							refused.length,
							'atelier'
						),
						refused.length,
						refused.map( ( { title } ) => title ).join( ', ' )
					) }
				</Notice>
			) }
			<UsedIn kind={ kind } id={ id } />
			{ uses > 0 && <Refusal reason={ refusal } /> }
			{ uses > 0 && canReplace && ! refused && (
				<PlacesChoice
					choice={ choice }
					replacement={ replacement }
					replacements={ replacements }
					leftPlaces={ leftPlaces }
					onChoice={ setChoice }
					onReplacement={ setReplacement }
				/>
			) }
			<ModalButtons
				submitLabel={ __( 'Delete', 'atelier' ) }
				isBusy={ isBusy }
				isDisabled={ ! canSubmit }
				isDestructive
				onSubmit={ () => void handleDelete() }
				onCancel={ onClose }
			/>
		</div>
	);
}

function Refusal( { reason }: { reason: string | undefined } ) {
	return reason === undefined ? null : (
		<p>
			{ sprintf(
				/* translators: %s: a sentence that says why a draft cannot have it. */
				__( 'Another one cannot be put there. %s', 'atelier' ),
				reason
			) }
		</p>
	);
}

interface PlacesChoiceProps extends Pick< DeleteUsedProps, 'replacements' > {
	choice: Choice;
	/** Id of the chosen replacement; empty without a choice. */
	replacement: string;
	leftPlaces: LeftPlaces | undefined;
	onChoice: ( choice: Choice ) => void;
	onReplacement: ( replacement: string ) => void;
}

function PlacesChoice( {
	choice,
	replacement,
	replacements,
	leftPlaces,
	onChoice,
	onReplacement,
}: PlacesChoiceProps ) {
	return (
		<>
			<RadioControl
				label={ __( 'What to do with these places', 'atelier' ) }
				selected={ choice }
				options={ getOptions( replacements.length > 0, leftPlaces ) }
				onChange={ ( value ) => onChoice( value as Choice ) }
			/>
			{ choice === 'replace' && (
				<ReplacementField
					choices={ replacements }
					value={ replacement }
					onChange={ onReplacement }
				/>
			) }
		</>
	);
}

function getOptions( canReplace: boolean, leftPlaces?: LeftPlaces ) {
	return [
		{
			value: 'leave',
			label: __( 'They show nothing there', 'atelier' ),
			...leftPlaces,
		},
		...( canReplace
			? [
					{
						value: 'replace',
						label: __( 'They show another one', 'atelier' ),
					},
			  ]
			: [] ),
		{
			value: 'keep',
			label: __( 'They keep its content, unlinked', 'atelier' ),
		},
	];
}
